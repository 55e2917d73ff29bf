"use strict";

const $ = id => document.getElementById(id);
const tick = 1 / 120;
let state = null;
let position = 0;
let isPlaying = false;
let isDirty = false;
/// The version of the file that the text was made of.
let textBase = null;
/// Changes of the file, one after the other.
let changes = Promise.resolve();
let gesture = null;
const figures = [];

/// Sends a request; problems of the scene are thrown as text.
async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const type = answer.headers.get("Content-Type") ?? "";
  const told = type.includes("json") ? await answer.json() : { problems: [await answer.text()] };
  throw Object.assign(new Error(told.problems.join("\n")), { state: told.state });
}

function traits() {
  const out = {};
  for (const select of document.querySelectorAll("[data-trait]")) {
    if (state?.traits && select.value !== state.traits[select.dataset.trait]) out[select.dataset.trait] = select.value;
  }
  return out;
}

function query(values, more = {}) {
  const search = new URLSearchParams(more);
  for (const [key, value] of Object.entries(values)) search.append(":" + key, value);
  search.set("v", state.version);
  return search;
}

/// Pixels per point of the screen that shows the page.
function pointScale() {
  if ($("scale").value !== "fit") return Number($("scale").value) / devicePixelRatio;
  const stage = $("stage").getBoundingClientRect();
  const count = Math.max(1, figures.length);
  const isNarrow = innerWidth <= 760;
  const width = (stage.width - 24 - 14 * (Math.min(count, 4) - 1)) / Math.min(count, 4);
  const height = (isNarrow ? innerHeight * 0.7 : stage.height - 24) - 22;
  return Math.max(0.1, Math.min(width / state.width, height / state.height, 2));
}

/// Makes a figure for each variant. Figures of the same variants stay, with their pictures and a finger that is on them.
function arrange() {
  const list = [];
  const axis = $("beside").value;
  for (const value of axis ? choicesOf(axis) : [null]) {
    list.push({ label: value ?? "", values: { ...traits(), ...(axis ? { [axis]: value } : {}) } });
  }
  if (list.length === figures.length && list.every((entry, i) => entry.label === figures[i].label)) {
    list.forEach((entry, i) => { figures[i].values = entry.values; });
    return;
  }
  $("pictures").replaceChildren();
  figures.length = 0;
  for (const entry of list) {
    const figure = document.createElement("figure");
    figure.classList.toggle("records", $("touch").checked);
    const caption = document.createElement("figcaption");
    caption.textContent = entry.label;
    const image = document.createElement("img");
    image.alt = `The scene ${entry.label}`;
    image.draggable = false;
    const overlay = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const frame = document.createElement("div");
    frame.style.position = "relative";
    frame.append(image, overlay);
    if (entry.label) figure.append(caption);
    figure.append(frame);
    $("pictures").append(figure);
    const item = { ...entry, figure, image, overlay, url: null };
    figures.push(item);
    image.addEventListener("pointerdown", event => begin(event, item));
    image.addEventListener("pointermove", move);
    image.addEventListener("pointerup", end);
    image.addEventListener("pointercancel", () => { gesture = null; });
  }
}

function choicesOf(key) {
  if (state.choices?.[key]) return state.choices[key];
  return keys.find(one => one.path === key)?.choices ?? [];
}

let isDrawing = false;
let wantsDrawing = false;

/// Draws the moment; while one is drawn, only the last moment asked for is remembered.
async function draw() {
  if (!state?.traits) return;
  wantsDrawing = true;
  if (isDrawing) return;
  isDrawing = true;
  while (wantsDrawing) {
    wantsDrawing = false;
    showTime();
    const shown = pointScale();
    const scale = Math.min(8, shown * devicePixelRatio);
    try {
      await Promise.all(figures.map(async item => {
        const answer = await ask("/api/frame?" + query(item.values, { t: position.toFixed(5), scale: scale.toFixed(4) }));
        const url = URL.createObjectURL(await answer.blob());
        const image = new Image();
        image.src = url;
        await image.decode();
        item.image.src = url;
        item.image.style.width = `${image.naturalWidth / devicePixelRatio}px`;
        if (item.url) URL.revokeObjectURL(item.url);
        item.url = url;
        item.shown = image.naturalWidth / devicePixelRatio / state.width;
        await drawOverlay(item);
      }));
      document.body.dataset.drawn = `${state.version}:${position.toFixed(3)}`;
      if (!state.problems.length) showProblems([]);
    } catch (error) {
      if (!state.problems.length) showProblems([error.message]);
    }
  }
  isDrawing = false;
}

async function drawOverlay(item) {
  item.overlay.replaceChildren();
  if (!$("overlay").checked || !state.map.length) return;
  const found = await (await ask("/api/measures?" + query(item.values, { t: position.toFixed(5) }))).json();
  const [factor, dx, dy] = state.map;
  const k = item.shown * factor;
  item.overlay.setAttribute("width", state.width * item.shown);
  item.overlay.setAttribute("height", state.height * item.shown);
  const at = (x, y) => [x * k + dx * item.shown, y * k + dy * item.shown];
  const add = (name, values, text) => {
    const part = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values)) part.setAttribute(key, value);
    if (text) part.textContent = text;
    item.overlay.append(part);
  };
  const box = (r, color, dash) => add("rect", {
    x: at(r[0], r[1])[0], y: at(r[0], r[1])[1], width: r[2] * k, height: r[3] * k, fill: "none", stroke: color,
    "stroke-width": 1, "stroke-dasharray": dash,
  });
  for (const target of found.targets) {
    if (target.hit) box(target.hit, "#d60088", "3 3");
  }
  const boxes = found.elements.map(({ frame: [x, y, w, h] }) => [...at(x, y), w * k, h * k]);
  const labels = new Labels(state.width * item.shown, state.height * item.shown, boxes);
  await showCurves(item.values, found.seconds);
  const moves = curves.moves.filter(move => move.begin <= found.seconds && found.seconds <= move.end);
  moves.flatMap(move => [`${move.name}:`, move.pacing]).reverse().forEach((text, i) => {
    labels.place(text, "#1b6e2f", [[4, state.height * item.shown - 4 - 12 * i]]);
  });
  const inset = (a, b, text) => {
    const [x1, y1] = at(...a), [x2, y2] = at(...b);
    add("line", { x1, y1, x2, y2, stroke: "#d6002a", "stroke-width": 1 });
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    labels.place(String(text), "#d6002a", [[x + 2, y - 2], [x + 2, y + 11], [x - 22, y - 2], [x - 22, y + 11]]);
  };
  for (const element of found.elements) {
    const [x, y, w, h] = element.frame;
    box(element.frame, "#0a84ff", "");
    if (element.radius) {
      // The circle that the top left corner follows.
      const [cx, cy] = at(x + element.radius, y + element.radius);
      add("circle", { cx, cy, r: element.radius * k, fill: "none", stroke: "#ff9f0a", "stroke-width": 1 });
    }
    const [top, left, bottom, right] = element.insets.map(value => +value.toFixed(2));
    if (left > 0 && left < 120) inset([x - left, y + h / 2], [x, y + h / 2], left);
    if (right > 0 && right < 120) inset([x + w, y + h / 2], [x + w + right, y + h / 2], right);
    if (top > 0 && top < 120) inset([x + w / 2, y - top], [x + w / 2, y], top);
    if (bottom > 0 && bottom < 120) inset([x + w / 2, y + h], [x + w / 2, y + h + bottom], bottom);
  }
  for (const element of found.elements) {
    const [x, y, w, h] = element.frame;
    const [left, top] = at(x, y), [right, bottom] = at(x + w, y + h);
    const radius = element.radius === null ? "" : ` r ${element.radius}`;
    const owner = element.name.indexOf(".");
    const text = `${element.name.slice(owner + 1)} ${+w.toFixed(2)} x ${+h.toFixed(2)}${radius}`;
    const places = [[left, top - 3], [left, bottom + 11]];
    for (let i = 1; i <= 20; i++) places.push([left, top - 3 - 12 * i], [left, bottom + 11 + 12 * i]);
    labels.place(text, "#0059b3", places, [left + 3, top]);
  }
  labels.draw(add);
  showMeasures(found.measures);
}

/// Labels on a picture, none of which covers another.
class Labels {
  /// Frames that labels keep away from where they can.
  constructor(width, height, frames) {
    Object.assign(this, { width, height, frames, taken: [], lines: [], plates: [] });
    this.pen = document.createElement("canvas").getContext("2d");
    this.pen.font = "9px system-ui, sans-serif";
  }

  /// Puts a text at the first place that is free; where that is far from what it is about, with a line to it. Without a free
  /// place there is no text.
  place(text, color, places, about) {
    const width = this.pen.measureText(text).width + 4, height = 12;
    const boxes = places.map(([x, y]) => [Math.max(0, Math.min(x, this.width - width)), y - 9.5, width, height]);
    const fits = (box, others) => box[1] >= 0 && box[1] + height <= this.height && others.every(
      b => box[0] >= b[0] + b[2] || box[0] + width <= b[0] || box[1] >= b[1] + b[3] || box[1] + height <= b[1]);
    let i = about ? boxes.findIndex(box => fits(box, [...this.taken, ...this.frames])) : -1;
    if (i < 0) i = boxes.findIndex(box => fits(box, this.taken));
    if (i < 0) return;
    const [left, top] = boxes[i];
    this.taken.push(boxes[i]);
    if (about && i > 1) {
      const y1 = top < about[1] ? top + height : top;
      this.lines.push({ x1: left + 3, y1, x2: about[0], y2: about[1], stroke: color, "stroke-width": 0.5 });
    }
    this.plates.push({ left, top, width, height, color, text });
  }

  draw(add) {
    for (const line of this.lines) add("line", line);
    for (const { left, top, width, height, color, text } of this.plates) {
      add("rect", { x: left, y: top, width, height, rx: 2, fill: "#fff", "fill-opacity": 0.9 });
      add("text", { x: left + 2, y: top + 9.5, fill: color, "font-size": 9 }, text);
    }
  }
}

let curves = { moves: [], curves: [] };
let curvesKey = "";

/// Position over time of what moves, with a line at a moment of the scene.
async function showCurves(values, seconds) {
  const key = query(values).toString();
  if (key !== curvesKey) {
    curvesKey = key;
    curves = await (await ask("/api/curves?" + key)).json();
  }
  const width = 360, height = 64;
  const shapes = (name, attributes, text) => {
    const part = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    if (text) part.textContent = text;
    return part;
  };
  $("curves").replaceChildren(...curves.curves.map(curve => {
    const svg = shapes("svg", { viewBox: `0 0 ${width} ${height + 14}`, role: "img", "aria-label": `${curve.name} over time` });
    const known = curve.values.filter(value => value !== null);
    const low = Math.min(...known), high = Math.max(...known);
    const x = time => time / curves.duration * width;
    const y = value => 14 + height - (value - low) / (high - low || 1) * height;
    for (const move of curves.moves) {
      svg.append(shapes("rect", { x: x(move.begin), y: 14, width: Math.max(1, x(move.end) - x(move.begin)), height, class: "move" }));
    }
    let path = "", isDown = false;
    curve.values.forEach((value, i) => {
      if (value !== null) path += `${isDown ? "L" : "M"}${x(i * curves.step).toFixed(1)} ${y(value).toFixed(1)}`;
      isDown = value !== null;
    });
    svg.append(shapes("path", { d: path, class: "curve" }));
    svg.append(shapes("line", { x1: x(seconds), x2: x(seconds), y1: 14, y2: 14 + height, class: "now" }));
    const range = `${+low.toFixed(2)} to ${+high.toFixed(2)}${curve.unit ? " " + curve.unit : ""}`;
    svg.append(shapes("text", { x: 0, y: 10 }, `${curve.name}: ${range}`));
    return svg;
  }), ...curves.moves.map(move => {
    const row = document.createElement("p");
    row.textContent = `${move.begin.toFixed(2)} s: ${move.name}, ${move.pacing}`;
    return row;
  }));
}

function showMeasures(list) {
  $("table").replaceChildren(...list.map(one => {
    const row = document.createElement("tr");
    for (const text of [one.name, one.value]) row.insertCell().textContent = text;
    return row;
  }));
}

function showTime() {
  $("scrub").max = state.duration;
  $("scrub").value = position;
  $("time").textContent = `${position.toFixed(3)} of ${state.duration.toFixed(2)} s`;
}

function showProblems(lines) {
  $("problems").hidden = lines.length === 0;
  $("pictures").hidden = lines.length > 0;
  const title = document.createElement("h2");
  title.textContent = lines.length === 1 ? "The scene has a problem" : `The scene has ${lines.length} problems`;
  const text = document.createElement("pre");
  text.textContent = lines.join("\n");
  $("problems").replaceChildren(title, text);
}

let keys = [];

async function showKeys() {
  keys = await (await ask("/api/keys")).json();
  const focused = document.activeElement?.id;
  const controls = [];
  let group = null;
  for (const key of keys) {
    const parts = key.path.split(".");
    const head = parts.slice(0, -1).join(".");
    if (head !== group) {
      group = head;
      const title = document.createElement("h3");
      title.textContent = head || "scene";
      title.dataset.group = head;
      controls.push(title);
    }
    const row = document.createElement("div");
    row.className = key.value === null ? "key" : "key given";
    row.dataset.path = key.path;
    const label = document.createElement("label");
    label.textContent = parts.at(-1);
    label.title = key.doc;
    const control = controlOf(key);
    control.id = "key-" + key.path;
    label.htmlFor = control.id;
    const reset = document.createElement("button");
    reset.textContent = key.value === null ? "" : "\u00d7";
    reset.hidden = key.value === null;
    reset.title = "Take the key out of the file";
    reset.setAttribute("aria-label", `Take ${key.path} out of the file`);
    reset.addEventListener("click", () => edit(key.path, null));
    row.append(label, control, reset);
    controls.push(row);
  }
  $("controls").replaceChildren(...controls);
  if (focused?.startsWith("key-")) document.getElementById(focused)?.focus();
  filterKeys();
  const beside = $("beside").value;
  const settings = [...document.querySelectorAll("details [data-trait]")].map(one => one.dataset.trait);
  const axes = ["appearance", "direction", "textSize", ...settings, ...keys.filter(one => one.choices).map(one => one.path)];
  $("beside").replaceChildren(new Option("no", ""), ...[...new Set(axes)].map(one => new Option(one, one)));
  if (axes.includes(beside)) $("beside").value = beside;
}

function controlOf(key) {
  const value = key.value ?? key.default ?? "";
  let control;
  if (key.kind === "choice") {
    control = document.createElement("select");
    if (value === "") control.append(new Option("", ""));
    control.append(...key.choices.map(one => new Option(one, one)));
    control.value = value;
  } else if (key.kind === "flag") {
    control = document.createElement("input");
    control.type = "checkbox";
    control.checked = value === "true";
  } else {
    control = document.createElement("input");
    control.type = "text";
    control.value = value;
    if (key.min !== undefined) control.title = `${key.min}...${key.max}`;
    if (key.kind === "color") control.placeholder = "#RRGGBB";
  }
  control.addEventListener("change", () => edit(key.path, key.kind === "flag" ? String(control.checked) : control.value));
  if (["number", "integer", "length"].includes(key.kind)) {
    control.addEventListener("keydown", event => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const number = parseFloat(control.value);
      if (!step || !isFinite(number)) return;
      event.preventDefault();
      const size = event.shiftKey ? 10 : key.kind === "number" && Math.abs(key.max) <= 2 ? 0.05 : 1;
      control.value = +Math.min(key.max ?? Infinity, Math.max(key.min ?? -Infinity, number + step * size)).toFixed(4);
      edit(key.path, control.value);
    });
  }
  return control;
}

function filterKeys() {
  const words = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Set();
  for (const row of document.querySelectorAll(".key")) {
    row.hidden = !words.every(word => row.dataset.path.toLowerCase().includes(word));
    if (!row.hidden) groups.add(row.dataset.path.split(".").slice(0, -1).join("."));
  }
  for (const title of document.querySelectorAll("h3")) title.hidden = !groups.has(title.dataset.group);
}

/// Changes the file, or tells why not. A file that another program has changed is not overwritten: it is shown beside the text.
/// The body is made once the changes before have been answered.
function change(path, makeBody) {
  changes = changes.then(async () => {
    try {
      const body = makeBody();
      const next = await (await ask(path, body)).json();
      showConflict(null);
      $("message").textContent = "";
      if (path === "/api/text") {
        isDirty = $("text").value !== body.text;
        textBase = next.textVersion;
      }
      await take(next);
    } catch (error) {
      $("message").textContent = error.message;
      if (error.state) {
        showConflict(path === "/api/text" ? error : null);
        await take(error.state);
      }
    }
  });
  return changes;
}

const edit = (path, value) => change("/api/edit", () => ({ path, value, base: state.textVersion }));

/// Shows the file beside the text that was to take its place; null hides it. What is saved next takes the place of the file as shown.
function showConflict(error) {
  $("conflict").hidden = !error;
  if (!error) return;
  $("conflict-message").textContent = error.message;
  $("theirs").value = error.state.text;
  textBase = error.state.textVersion;
}

/// Shows a new state of the file; the time stays.
async function take(next) {
  const isNew = state?.version !== next.version;
  const before = state;
  const chosen = before?.traits ? traits() : {};
  state = { ...(next.problems.length ? before ?? {} : {}), ...next };
  $("name").textContent = next.name;
  document.title = `${next.name} - Vitrine`;
  document.body.dataset.version = next.version;
  if (!isDirty) {
    $("text").value = next.text;
    textBase = next.textVersion;
  }
  showProblems(next.problems);
  if (next.problems.length || !isNew) return;
  for (const select of document.querySelectorAll("[data-trait]")) {
    const name = select.dataset.trait;
    select.replaceChildren(...next.choices[name].map(one => new Option(one, one)));
    select.value = chosen[name] ?? next.traits[name];
  }
  if (!before?.traits) position = next.still;
  position = Math.min(position, next.duration);
  await showKeys();
  arrange();
  await draw();
}

/// Waits for changes of the file.
async function watch() {
  let isCurrent = false;
  for (;;) {
    try {
      const next = await (await ask("/api/state" + (isCurrent ? `?known=${state.version}` : ""))).json();
      isCurrent = true;
      await take(next);
    } catch (error) {
      // The state is asked for again at once, not only once it has changed.
      isCurrent = false;
      showProblems(["The preview does not answer."]);
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
  }
}

function seek(seconds) {
  position = Math.min(state.duration, Math.max(0, seconds));
  draw();
}

function play(on) {
  if (on && position >= state.duration) position = 0;
  isPlaying = on;
  $("play").textContent = on ? "Pause" : "Play";
  $("play").setAttribute("aria-pressed", on);
  if (on) requestAnimationFrame(run);
}

let last = null;
function run(now) {
  if (!isPlaying) { last = null; return; }
  if (last !== null && state?.duration) {
    position += (now - last) / 1000 * Number($("speed").value);
    if (position >= state.duration) position %= state.duration;
    draw();
  }
  last = now;
  requestAnimationFrame(run);
}

/// A finger on the picture, in points of the screen.
function place(event, item) {
  const box = item.image.getBoundingClientRect();
  return {
    t: (event.timeStamp - gesture.begun) / 1000,
    x: +(((event.clientX - box.left) / item.shown - state.map[1]) / state.map[0]).toFixed(2),
    y: +(((event.clientY - box.top) / item.shown - state.map[2]) / state.map[0]).toFixed(2),
  };
}

async function begin(event, item) {
  if (!$("touch").checked || !state.map.length) return;
  event.preventDefault();
  play(false);
  item.image.setPointerCapture(event.pointerId);
  gesture = { begun: event.timeStamp, item, samples: [] };
  gesture.samples.push(place(event, item));
}

function move(event) {
  if (!gesture) return;
  gesture.samples.push(place(event, gesture.item));
  trail();
}

function trail() {
  const { item, samples } = gesture;
  item.overlay.setAttribute("width", state.width * item.shown);
  item.overlay.setAttribute("height", state.height * item.shown);
  const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  line.setAttribute("points", samples.map(p => `${(p.x * state.map[0] + state.map[1]) * item.shown},${(p.y * state.map[0] + state.map[2]) * item.shown}`).join(" "));
  line.setAttribute("fill", "none");
  line.setAttribute("stroke", "#d60088");
  line.setAttribute("stroke-width", 3);
  item.overlay.replaceChildren(line);
}

async function end(event) {
  if (!gesture) return;
  gesture.samples.push(place(event, gesture.item));
  const { samples } = gesture;
  gesture = null;
  const begun = position;
  await change("/api/gesture", () => ({ position: begun, samples, base: state.textVersion }));
}

for (const select of document.querySelectorAll("[data-trait]")) {
  select.addEventListener("change", () => { arrange(); draw(); });
}
for (const id of ["scale", "beside"]) $(id).addEventListener("change", () => { arrange(); draw(); });
$("overlay").addEventListener("change", draw);
$("touch").addEventListener("change", () => {
  for (const item of figures) item.figure.classList.toggle("records", $("touch").checked);
});
$("scrub").addEventListener("input", () => { play(false); seek(Number($("scrub").value)); });
$("play").addEventListener("click", () => play(!isPlaying));
$("back").addEventListener("click", () => { play(false); seek(position - tick); });
$("on").addEventListener("click", () => { play(false); seek(position + tick); });
$("filter").addEventListener("input", filterKeys);
$("text").addEventListener("input", () => { isDirty = true; });
$("save").addEventListener("click", () => { change("/api/text", () => ({ text: $("text").value, base: textBase })); });
$("take").addEventListener("click", () => {
  isDirty = false;
  $("text").value = $("theirs").value;
  showConflict(null);
});
$("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText($("text").value);
  $("copied").textContent = "copied";
});
const tabs = [...document.querySelectorAll("[role=tab]")];
function choose(tab) {
  for (const one of tabs) {
    one.setAttribute("aria-selected", one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    $(one.getAttribute("aria-controls")).hidden = one !== tab;
  }
  if (tab.id === "tab-measures" && state?.traits) {
    ask("/api/measures?" + query(traits(), { t: position.toFixed(5) })).then(a => a.json())
      .then(a => { showMeasures(a.measures); return showCurves(traits(), a.seconds); });
  }
}
tabs.forEach((tab, i) => {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.stopPropagation();
    const next = tabs[(i + step + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
});
document.addEventListener("keydown", event => {
  if (event.target.closest("input, select, textarea, [role=tab]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = event.target.closest("button");
  if (event.key === " " && isButton) return;
  const frame = 1 / (state?.rate ?? 50);
  const actions = {
    " ": () => play(!isPlaying), ArrowLeft: () => { play(false); seek(position - frame); },
    ArrowRight: () => { play(false); seek(position + frame); }, ",": () => { play(false); seek(position - tick); },
    ".": () => { play(false); seek(position + tick); }, Home: () => { play(false); seek(0); },
    End: () => { play(false); seek(state.duration); },
  };
  if (!actions[event.key] || !state?.duration) return;
  event.preventDefault();
  actions[event.key]();
});
addEventListener("resize", () => { if (state?.traits) draw(); });
watch();
