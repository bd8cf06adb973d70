# Content packs of people.

pack-unknown = There is no such pack, or it is not shared with you.
pack-changed-meanwhile = Someone saved this pack while you were editing it: it is now at revision { $revision }. Nothing was overwritten. Copy your text, load the new revision and add your changes.
pack-owner-only = Only the owner of the pack can do that.
pack-editors-only = You can read this pack, but not change it.
pack-not-public = This server does not share packs with everyone. Share yours by a link.
pack-link-gone = This invitation is no longer valid. Ask for a new one.
pack-not-sound = The pack “{ $name }” has mistakes. It can be played once they are corrected.
pack-other-game = This pack is for another game.
pack-too-fast = You are saving too often. Wait a minute, then save again.
pack-too-many = You have as many packs as you can have: { $most }. Delete one first.
pack-too-many-bytes = Your packs would be too large together. The most for all of them, in bytes: { $most }.
pack-too-many-editors = This pack has as many editors as it can have: { $most }.
pack-breaks-game = Games break down with this pack. Undo your last changes one by one to find the one that causes it.
pack-busy = Many packs are being checked right now. Try again in a minute.
pack-wrong-name = The name of a pack is made of visible characters, without < and >. The most it can have: { $most }.
pack-wrong-size = This pack is too large. The most it can have here, in bytes: { $most }.
pack-wrong-toml = This is not TOML: { $reason }.
pack-wrong-depth = This pack is too complex to be checked. Nothing was saved.
pack-wrong-time = Checking this pack took too long. Nothing was saved. The limit in seconds: { $seconds }.

transfer-bad-pack = the content pack with checksum { $sign } cannot be used ({ $reason })
transfer-other-pack = the content pack has checksum { $found }, not { $sign }
transfer-no-pack = the content pack with checksum { $sign } is missing

cli-serve-public-packs = let people share content packs with everyone on this server
cli-admin-packs = list content packs shared with everyone, or those of one person
cli-admin-delete-pack = delete content packs; tables that are played with them go on
cli-admin-packs-person = whose packs (a name or an id)
cli-admin-pack-ids = ids of packs
cli-admin-pack = { $pack }  { $changed }  “{ $name }” by { $owner }, { $sharing ->
    [all] for everyone
    [link] by link
   *[private] private
}. Bytes: { $size }
cli-admin-packs-count = Packs: { $packs }.
cli-admin-delete-pack-done = Deleted pack { $pack }.
error-admin-no-pack = There is no pack “{ $pack }”.
