// Small sounds, made here: no files. Silent until the first tap (browsers insist, and so do we) and when switched off.
import { settings } from './settings.svelte.ts'

export type Sound = 'card' | 'cut' | 'dice' | 'reveal' | 'win' | 'turn'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

// Called once, when the page starts: the first tap or key starts the sound. Browsers count the end of a touch, not its
// beginning; and a phone that was put away stops the sound, so every further tap starts it again.
export function listenForFirstTap(): void {
  const wake = () => {
    if (!settings.sound) return
    context ??= new AudioContext()
    if (context.state !== 'running') context.resume().catch(() => undefined)
  }
  for (const type of ['pointerup', 'keydown']) addEventListener(type, wake, { capture: true })
  addEventListener('click', wake) // it may have been on the switch, which has turned by now
}

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || context?.state !== 'running') return
  RECIPES[sound](context, context.currentTime)
}

const RECIPES: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => rustle(audio, at, { high: 2400, length: 0.07, volume: 0.16 }),
  cut: (audio, at) => {
    rustle(audio, at, { high: 5200, length: 0.05, volume: 0.2 })
    rustle(audio, at + 0.07, { high: 3800, length: 0.09, volume: 0.2 })
  },
  dice: (audio, at) => {
    for (const [after, volume] of [
      [0, 0.3],
      [0.07, 0.22],
      [0.15, 0.18],
      [0.26, 0.12],
    ] as const)
      rustle(audio, at + after, { high: 900, length: 0.035, volume })
  },
  reveal: (audio, at) => {
    rustle(audio, at, { high: 2000, length: 0.08, volume: 0.14 })
    tone(audio, at + 0.05, { pitch: 523, length: 0.18, volume: 0.06 })
  },
  win: (audio, at) => {
    for (const [step, pitch] of [523, 659, 784, 1047].entries())
      tone(audio, at + step * 0.11, { pitch, length: 0.5, volume: 0.09 })
  },
  turn: (audio, at) => {
    tone(audio, at, { pitch: 659, length: 0.16, volume: 0.07 })
    tone(audio, at + 0.09, { pitch: 880, length: 0.22, volume: 0.06 })
  },
}

// A soft bell: a sine that fades.
function tone(
  audio: AudioContext,
  at: number,
  { pitch, length, volume }: Record<'pitch' | 'length' | 'volume', number>,
) {
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  voice.connect(fading(audio, at, length, volume))
  voice.start(at)
  voice.stop(at + length)
}

// Paper, scissors, dice: a puff of noise around one pitch.
function rustle(
  audio: AudioContext,
  at: number,
  { high, length, volume }: Record<'high' | 'length' | 'volume', number>,
) {
  const source = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio) })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: high, Q: 1.1 })
  source.connect(filter).connect(fading(audio, at, length, volume))
  source.start(at, Math.random() * 0.5, length)
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + Math.min(0.008, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}

function noiseFor(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}
