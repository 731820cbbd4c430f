"""A window of WebKitGTK of any size, which WebKitWebDriver starts and drives. WebKitGTK's own MiniBrowser cannot be
narrower than 447 px. The only argument is JSON, see webkit.ts."""

import ctypes
import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

options = json.loads(sys.argv[1])
# This process ends with its driver, whatever ends the driver (PR_SET_PDEATHSIG of Linux).
ctypes.CDLL(None).prctl(1, signal.SIGTERM)
# Not a private window, because that stores no photos in IndexedDB.
storage = WebKit2.WebsiteDataManager(
    base_data_directory=os.environ["HOME"], base_cache_directory=os.environ["HOME"]
)
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)
context.set_preferred_languages(["bs"])


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_page_cache(True)
    view.get_user_content_manager().add_script(
        WebKit2.UserScript.new(
            options["script"],
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
    window.set_default_size(options["width"], options["height"])
    window.set_decorated(False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
