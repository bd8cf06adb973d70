// A few small sounds, made on the spot. Off unless the person switches them on.

import { settings } from './settings.svelte'

export type Sound = 'turn' | 'move' | 'points' | 'chat' | 'over'

// Notes as [frequency in Hz, start in s, length in s].
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[523, 0, 0.16], [784, 0.11, 0.26]],
  move: [[196, 0, 0.09]],
  points: [[659, 0, 0.08], [880, 0.07, 0.14]],
  chat: [[988, 0, 0.07]],
  over: [[392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.4]],
}
const LOUD = 0.07

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  // Browsers keep a page silent until somebody has touched it; what happened before is not to be heard all at once then.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const [frequency, start, length] of NOTES[sound]) tone(context, frequency, context.currentTime + start, length)
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = 'triangle'
  voice.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(at)
  voice.stop(at + length + 0.02)
}
