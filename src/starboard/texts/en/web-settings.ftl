# The settings.

## Navigation and menu

web-theme = Appearance
web-theme-dark = dark
web-theme-light = light
web-theme-system = same as system

## Settings

web-settings-kept = These settings apply to this browser only.
web-sound = Sounds
web-sound-about = Short and quiet. You hear nothing until you click or tap the page.
web-sound-off = none
web-sound-turn = my turn
web-sound-all = all
web-volume = Volume
web-stories = Stories
web-stories-about = A short story above what each card does.
web-english-names = English card names
web-english-names-about = In other languages, Arcs cards show their English name too, as in an English box.
web-rule-codes = Rule numbers
web-rule-codes-about = Shows the number of a rule, such as ARC-MOVE-01, instead of the § mark.
web-confirm = Confirm choices
web-confirm-about = The first click shows what would happen, the second one does it.
web-tiles-left = List of tiles left
web-tiles-left-about = Which tiles are still to come, by kind. Purists turn it off.
web-worth = What objects are worth
web-worth-about = Point at an object to see how many points it would bring now. Purists turn it off.
web-notify = Tell me when it is my turn
web-notify-about = Your browser shows a notification, even when Starboard is in the background.
web-notify-denied = Your browser does not allow notifications here. You can change that in its settings for this site.
web-notify-unknown = This browser cannot show notifications.

## When something goes wrong

web-notify-insecure = Browsers show notifications only for addresses that begin with https.

## Whether somebody is here

web-hide = Do not show when I’m online
    .about = Nobody sees whether you are at a table or online. Your games go on as usual.

## Quick reactions

web-reactions = Show reactions
    .about = See the emblems that others at your table send.

web-install-offered = In a window of its own, with its own icon.
web-install-now = Install
web-install-by-hand = If your browser can do it, its menu has “Install” or “Add to home screen”.
web-install-done = Starboard is installed on this device.
web-install-insecure = Browsers install apps and deliver notifications only for addresses that begin with https. Everything else works here too.
web-reading = Wait for me
web-reading-about = Whatever concerns you stays on screen until you continue.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Curtain between players
web-curtain-about = When several play at this device, nobody sees the others’ secrets.
