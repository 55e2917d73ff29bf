extension FilmPage {
    /// The script that decodes GIFs and shows any of their frames. Source: GIF89a specification, appendix F.
    static let script = #"""
        "use strict";
        const $ = id => document.getElementById(id);
        const canvas = document.querySelector("canvas");
        const context = canvas.getContext("2d");
        const images = [...document.querySelectorAll("img")];
        const chapters = [...document.querySelectorAll("nav button")];
        const films = {};
        let film = null, index = 0, isPlaying = false, last = 0, elapsed = 0;

        /// The frames of a GIF: place, palette, compressed pixels, and when each is shown.
        function parse(bytes) {
          const word = i => bytes[i] | bytes[i + 1] << 8;
          const size = flags => flags & 128 ? 3 << (flags & 7) + 1 : 0;
          const out = { width: word(6), height: word(8), frames: [], duration: 0, kept: new Map() };
          let at = 13 + size(bytes[10]);
          const global = bytes.subarray(13, at);
          let delay = 0, transparent = -1, disposal = 0;
          while (at < bytes.length && bytes[at] !== 0x3b) {
            if (bytes[at] === 0x21) {
              if (bytes[at + 1] === 0xf9) {
                delay = word(at + 4);
                disposal = bytes[at + 3] >> 2 & 7;
                transparent = bytes[at + 3] & 1 ? bytes[at + 6] : -1;
              }
              at += 2;
              while (bytes[at]) at += bytes[at] + 1;
              at += 1;
            } else if (bytes[at] === 0x2c) {
              const frame = { x: word(at + 1), y: word(at + 3), width: word(at + 5), height: word(at + 7), transparent, disposal };
              frame.at = out.duration;
              out.duration += Math.max(delay, 1) / 100;
              const local = size(bytes[at + 9]);
              frame.colors = local ? bytes.subarray(at + 10, at + 10 + local) : global;
              at += 10 + local;
              frame.bits = bytes[at++];
              const parts = [];
              while (bytes[at]) {
                parts.push(bytes.subarray(at + 1, at + 1 + bytes[at]));
                at += bytes[at] + 1;
              }
              at += 1;
              frame.parts = parts;
              out.frames.push(frame);
              transparent = -1;
              disposal = 0;
            } else break;
          }
          return out;
        }

        /// The pixels of a frame as numbers of its palette.
        function unpack(frame) {
          const out = new Uint8Array(frame.width * frame.height);
          const data = new Uint8Array(frame.parts.reduce((n, part) => n + part.length, 0));
          let n = 0;
          for (const part of frame.parts) { data.set(part, n); n += part.length; }
          const clear = 1 << frame.bits;
          const prefix = new Uint16Array(4096), suffix = new Uint8Array(4096), length = new Uint16Array(4096);
          for (let i = 0; i < clear; i++) { suffix[i] = i; length[i] = 1; }
          let bits = frame.bits + 1, next = clear + 2, before = -1, value = 0, have = 0, place = 0;
          for (let i = 0; i < data.length || have >= bits;) {
            while (have < bits && i < data.length) { value |= data[i++] << have; have += 8; }
            if (have < bits) break;
            const code = value & (1 << bits) - 1;
            value >>>= bits;
            have -= bits;
            if (code === clear) { bits = frame.bits + 1; next = clear + 2; before = -1; continue; }
            if (code === clear + 1) break;
            const from = code < next ? code : before;
            if (from < 0) break;
            const count = length[from] + (code < next ? 0 : 1);
            let k = from;
            for (let j = place + length[from] - 1; j >= place; j--) { out[j] = suffix[k]; k = prefix[k]; }
            const first = out[place];
            if (code >= next) out[place + count - 1] = first;
            place += count;
            if (before >= 0 && next < 4096) {
              prefix[next] = before;
              suffix[next] = first;
              length[next] = length[before] + 1;
              next++;
              if (next === 1 << bits && bits < 12) bits++;
            }
            before = code;
          }
          return out;
        }

        /// Paints a frame over the picture before it.
        function paint(pixels, frame, width) {
          const numbers = unpack(frame);
          for (let y = 0, i = 0; y < frame.height; y++) {
            let to = ((frame.y + y) * width + frame.x) * 4;
            for (let x = 0; x < frame.width; x++, i++, to += 4) {
              const number = numbers[i];
              if (number === frame.transparent) continue;
              pixels[to] = frame.colors[number * 3];
              pixels[to + 1] = frame.colors[number * 3 + 1];
              pixels[to + 2] = frame.colors[number * 3 + 2];
              pixels[to + 3] = 255;
            }
          }
        }

        /// The picture of a frame. Every sixteenth is kept, so that a jump paints at most sixteen.
        function picture(film, wanted) {
          let from = film.shown !== undefined && film.shown <= wanted ? film.shown : -1;
          let pixels = film.pixels;
          for (const [i, kept] of film.kept) {
            if (i <= wanted && i > from) { from = i; pixels = new Uint8ClampedArray(kept); }
          }
          if (from < 0) pixels = new Uint8ClampedArray(film.width * film.height * 4);
          for (let i = from + 1; i <= wanted; i++) {
            const before = i > 0 ? film.frames[i - 1] : null;
            if (before?.disposal === 2) {
              for (let y = before.y; y < before.y + before.height; y++) {
                pixels.fill(0, (y * film.width + before.x) * 4, (y * film.width + before.x + before.width) * 4);
              }
            }
            paint(pixels, film.frames[i], film.width);
            if (i % 16 === 0 && film.kept.size * pixels.length < 256e6) film.kept.set(i, new Uint8ClampedArray(pixels));
          }
          film.pixels = pixels;
          film.shown = wanted;
          return new ImageData(pixels, film.width, film.height);
        }

        function show(number) {
          index = Math.max(0, Math.min(film.frames.length - 1, number));
          if (canvas.width !== film.width || canvas.height !== film.height) {
            canvas.width = film.width;
            canvas.height = film.height;
          }
          context.putImageData(picture(film, index), 0, 0);
          $("scrub").value = index;
          $("time").textContent = `${film.frames[index].at.toFixed(2)} of ${film.duration.toFixed(2)} s`;
          document.body.dataset.frame = index;
          const current = chapter();
          for (const [i, button] of chapters.entries()) {
            if (i === current) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
          }
        }

        /// The frame that a chapter begins with. Sums of hundredths are off by their rounding.
        function beginning(button) { return frameAt(Number(button.dataset.at) + 0.001); }

        /// The number of the chapter that the shown frame is in; -1 before the first.
        function chapter() { return chapters.findLastIndex(button => beginning(button) <= index); }

        /// Shows the beginning of a chapter. A film that plays goes on from there.
        function jump(number) {
          const button = chapters[Math.max(0, Math.min(chapters.length - 1, number))];
          show(beginning(button));
          // Equal pictures are one frame, which can begin before the chapter.
          elapsed = Math.max(film.frames[index].at, Number(button.dataset.at));
          last = performance.now();
        }

        /// The number of the frame that is shown at a time.
        function frameAt(seconds) {
          let low = 0, high = film.frames.length - 1;
          while (low < high) {
            const middle = low + high + 1 >> 1;
            if (film.frames[middle].at <= seconds) low = middle; else high = middle - 1;
          }
          return low;
        }

        function play(wanted) {
          isPlaying = wanted;
          $("play").textContent = isPlaying ? "Pause" : "Play";
          $("play").setAttribute("aria-pressed", isPlaying);
          elapsed = index === film.frames.length - 1 ? 0 : film.frames[index].at;
          last = performance.now();
          if (isPlaying) requestAnimationFrame(advance);
        }

        function advance(now) {
          if (!isPlaying) return;
          elapsed = (elapsed + Math.max(0, now - last) / 1000 * Number($("speed").value)) % film.duration;
          last = now;
          const wanted = frameAt(elapsed);
          if (wanted !== index) show(wanted);
          requestAnimationFrame(advance);
        }

        function step(by) { play(false); show(index + by); }

        function choose(name) {
          const image = images.find(one => one.dataset.appearance === name) ?? images[0];
          name = image.dataset.appearance;
          if (!films[name]) films[name] = parse(Uint8Array.from(atob(image.src.slice(image.src.indexOf(",") + 1)), c => c.charCodeAt(0)));
          const seconds = film ? film.frames[index].at : 0;
          film = films[name];
          if (images.length > 1) document.documentElement.dataset.appearance = name;
          $("scrub").max = film.frames.length - 1;
          if (chapters.length > 0) {
            $("marks").replaceChildren(...chapters.map(button => new Option(button.textContent, beginning(button))));
            $("scrub").setAttribute("list", "marks");
          }
          $("appearance").textContent = name === "dark" ? "Dark" : "Light";
          show(frameAt(seconds));
        }

        const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
        choose(isDark ? "dark" : "light");
        for (const image of images) image.hidden = true;
        canvas.hidden = false;
        document.querySelector("figcaption").hidden = false;
        $("appearance").hidden = images.length < 2;
        $("play").addEventListener("click", () => play(!isPlaying));
        $("back").addEventListener("click", () => step(-1));
        $("on").addEventListener("click", () => step(1));
        $("scrub").addEventListener("input", () => { const wanted = Number($("scrub").value); play(false); show(wanted); });
        $("appearance").addEventListener("click", () => choose($("appearance").textContent === "Dark" ? "light" : "dark"));
        for (const [i, button] of chapters.entries()) button.addEventListener("click", () => jump(i));
        if (chapters.length > 0) document.querySelector("nav").hidden = false;
        document.addEventListener("keydown", event => {
          if (event.target.matches("select, button, input") && event.key === " ") return;
          if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches("select")) return;
          const keys = {
            " ": () => play(!isPlaying), ArrowLeft: () => step(-1), ArrowRight: () => step(1),
            Home: () => step(-film.frames.length), End: () => step(film.frames.length),
            ...chapters.length > 0 && {
              PageUp: () => jump(index > beginning(chapters[Math.max(0, chapter())]) ? chapter() : chapter() - 1),
              PageDown: () => chapter() < chapters.length - 1 && jump(chapter() + 1),
            },
            a: () => images.length > 1 && $("appearance").click(),
          };
          if (!keys[event.key]) return;
          event.preventDefault();
          keys[event.key]();
        });
        // Who asked for less motion sees the film's still, and starts the film by hand.
        if (isCalm) show(frameAt(Number(document.body.dataset.still ?? film.duration) + 0.001)); else play(true);
        """#
}
