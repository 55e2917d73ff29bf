"""Headless Chromium by WebDriver, for the scripts that check pages. Needs Debian's chromium and chromium-driver."""
import base64, json, os, shutil, socket, subprocess, sys, time, urllib.error, urllib.request


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Browser:
    """A browser with one page, from `with` to the end of its block. Screenshots go into `folder`."""

    def __init__(self, name, folder, size=(1280, 860)):
        if not shutil.which("chromedriver"):
            print(f"{name}: skipped, since chromedriver is not installed")
            sys.exit(0)
        self.folder, self.size, self.passed, self.session = folder, size, 0, ""
        os.makedirs(folder, exist_ok=True)

    def __enter__(self):
        self.port = free_port()
        self.process = subprocess.Popen(
            ["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.wait("chromedriver", lambda: answers(lambda: self.send("GET", "/status")["ready"]), 30)
            options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1",
                                "--force-color-profile=srgb", f"--window-size={self.size[0]},{self.size[1]}"]}
            made = self.send("POST", "/session", {
                "capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}})
            self.session = "/session/" + made["sessionId"]
        except BaseException:
            self.process.terminate()
            raise
        return self

    def __exit__(self, *_):
        if self.session:
            answers(lambda: self.send("DELETE", ""))
        self.process.terminate()
        self.process.wait()

    def send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{self.session}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            return json.load(urllib.request.urlopen(request, timeout=60))["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:500])

    def open(self, url):
        self.send("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def cdp(self, command, **parameters):
        return self.send("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def scheme(self, name):
        """Light or dark, as the system says; "" for the browser's own."""
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}] if name else [])

    def motion(self, name):
        """Less motion with "reduce", as the system says, in light surroundings."""
        self.cdp("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "light"}, {"name": "prefers-reduced-motion", "value": name}])

    def resize(self, width, height):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def change(self, id, value, event="change"):
        """Sets a control's value, as a user does."""
        self.run("const c = document.getElementById(arguments[0]); c.value = arguments[1];"
                 " c.dispatchEvent(new Event(arguments[2], { bubbles: true }))", id, value, event)

    def click(self, id):
        self.run("document.getElementById(arguments[0]).click()", id)

    def press(self, key):
        """A key of the keyboard, such as "." or "\ue014" for the right arrow."""
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]})

    def drag(self, *points, kind="touch", milliseconds=300):
        """A finger that comes down on the first point and is lifted from the last."""
        moves = [{"type": "pointerMove", "duration": milliseconds, "x": int(x), "y": int(y)} for x, y in points[1:]]
        self.send("POST", "/actions", {"actions": [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": int(points[0][0]), "y": int(points[0][1])},
            {"type": "pointerDown", "button": 0}, *moves, {"type": "pointerUp", "button": 0}]}]})

    def hover(self, x, y):
        self.send("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)}]}]})

    def box(self, selector):
        """Left, top, width and height of an element in the window."""
        return self.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                        " return [b.x, b.y, b.width, b.height]", selector)

    def screenshot(self, name):
        open(os.path.join(self.folder, name + ".png"), "wb").write(base64.b64decode(self.send("GET", "/screenshot")))

    def errors(self, without=()):
        """What the page's console says is wrong, but for lines with one of these words."""
        said = [e["message"] for e in self.send("POST", "/se/log", {"type": "browser"}) if e["level"] == "SEVERE"]
        return [e for e in said if not any(word in e for word in without)]

    def said(self):
        """What the page shows as text, and what its console says is wrong: for the log of a check that failed."""
        if not self.session:
            return ""
        text = answers(lambda: self.run("return document.body.innerText")) or ""
        return "\n".join([text[:1000], *(answers(self.errors) or [])])

    def wait(self, what, check, seconds=20):
        """What the check returns once it is true."""
        end = time.time() + seconds
        while time.time() < end:
            value = check()
            if value:
                return value
            time.sleep(0.05)
        if self.session:
            self.screenshot("failed")
        raise SystemExit(f"not in {seconds} s: {what}; see {self.folder}; the page says:\n{self.said()}")

    def step(self, text, condition):
        if not condition:
            self.screenshot("failed")
            raise SystemExit(f"failed: {text}; see {self.folder}")
        self.passed += 1
        print(f"ok: {text}")


def answers(check):
    """What the check returns; None where nothing answers."""
    try:
        return check()
    except (OSError, RuntimeError, urllib.error.URLError):
        return None
