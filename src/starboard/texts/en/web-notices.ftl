# Starboard as an app of its own, and what is there without a network.

web-app-about = A table for board games among the stars: with friends, with bots, in your own time.
web-install = Starboard as an app
web-install-offered = In a window of its own, with its own icon.
web-install-now = Install
web-install-by-hand = If your browser can do it, its menu has “Install” or “Add to home screen”.
web-install-done = Starboard is installed on this device.
web-install-insecure = Browsers install apps and deliver notifications only for addresses that begin with https. Everything else works here too.
web-offline-read = Read the rules
web-offline-rules = No connection: these are the rules as they were when you last opened them.
