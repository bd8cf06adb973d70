// Small cues, made on the spot. Whoever has set nothing hears only that it is their turn.

import { keepSettings, settings, type Sounds } from './settings.svelte'

export type Cue = 'turn' | 'dice' | 'loss' | 'gain' | 'end' | 'chat' | 'move'

/** A note by its frequency in Hz, or a knock of something hard; start and length in s. */
type Part = readonly [pitch: number | 'knock', start: number, length: number]

const CUES: Readonly<Record<Cue, readonly Part[]>> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.11, 0.26],
  ],
  dice: [
    ['knock', 0, 0.05],
    ['knock', 0.09, 0.05],
    ['knock', 0.15, 0.04],
    ['knock', 0.24, 0.06],
  ],
  loss: [
    [294, 0, 0.14],
    [208, 0.1, 0.24],
  ],
  gain: [
    [659, 0, 0.08],
    [880, 0.07, 0.14],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.4],
  ],
  chat: [[988, 0, 0.07]],
  move: [[196, 0, 0.09]],
}
const LOUDEST = 0.14
const LONGEST = 1000 // ms: no cue lasts longer

let context: AudioContext | null = null
let silence: ReturnType<typeof setTimeout> | undefined // the timer after which nothing is heard any more
let before: Exclude<Sounds, 'off'> = 'turn' // what was heard before the sound was switched off

/** Whether a cue is to be heard, by what the person has set. */
export function isHeard(cue: Cue): boolean {
  return settings.volume > 0 && (settings.sound === 'all' || (settings.sound === 'turn' && cue === 'turn'))
}

export function play(cue: Cue): void {
  if (!isHeard(cue) || typeof AudioContext === 'undefined') return
  // Browsers keep a page silent until somebody has touched it; what happened before is not to be heard all at once then.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  const audio = (context ??= new AudioContext())
  void audio.resume()
  for (const [pitch, start, length] of CUES[cue]) {
    const at = audio.currentTime + start
    if (pitch === 'knock') knock(audio, at, length)
    else tone(audio, pitch, at, length)
  }
  // What is not suspended computes silence for as long as the page is open, and the battery pays for it.
  clearTimeout(silence)
  silence = setTimeout(() => void audio.suspend(), LONGEST)
}

/** Off in one click, and back to what was heard before in another. */
export function switchSound(): void {
  if (settings.sound === 'off') settings.sound = before
  else {
    before = settings.sound
    settings.sound = 'off'
  }
  keepSettings()
  play('turn') // so that one knows what it will be like
}

/** Fades in and out, so that nothing clicks; gives what a voice is connected to. */
function fading(audio: AudioContext, at: number, length: number): GainNode {
  const fade = audio.createGain()
  fade.gain.setValueAtTime(0, at)
  fade.gain.linearRampToValueAtTime(LOUDEST * settings.volume, at + Math.min(0.012, length / 4))
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length)
  fade.connect(audio.destination)
  return fade
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const voice = audio.createOscillator()
  voice.type = 'triangle'
  voice.frequency.value = frequency
  voice.connect(fading(audio, at, length))
  voice.start(at)
  voice.stop(at + length + 0.02)
}

/** Noise around one pitch, as of a die on wood. */
function knock(audio: AudioContext, at: number, length: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const voice = audio.createBufferSource()
  const wood = audio.createBiquadFilter()
  voice.buffer = noise
  wood.type = 'bandpass'
  wood.frequency.value = 1400
  voice.connect(wood).connect(fading(audio, at, length))
  voice.start(at)
}
