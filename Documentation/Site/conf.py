"""The configuration of Sphinx for `Scripts/make-site`.

Furo has light and dark colors, a layout for phones, and no file of another server. Its search works without a server.
"""
import os

project = "Vitrine"
copyright = author = ""
root_doc = "index"
extensions = ["myst_parser"]
exclude_patterns = ["static", "pictures"]

# Anchors as GitHub makes them, so that a link works in both.
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]

html_theme = "furo"
html_title = "Vitrine"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_copy_source = html_show_sourcelink = html_show_copyright = html_show_sphinx = False
html_last_updated_fmt = None
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#4B3FD8", "color-brand-content": "#4B3FD8"},
    "dark_css_variables": {"color-brand-primary": "#A9A2FF", "color-brand-content": "#A9A2FF"},
    "footer_icons": [],
}
# Blocks of text, scenes and code. Scenes with "..." and other parts of files are no errors.
highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure", "myst.header"]
pygments_style, pygments_dark_style = "friendly", "monokai"
