import type { ClockTold } from '../lib/protocol'

/** Seconds a seat has left; null where none are counted before its next move. */
export function secondsLeft(clock: ClockTold, seat: number, now: number): number | null {
  const deadline = clock.deadlines[seat]
  if (deadline !== undefined) return Math.max(0, deadline - now)
  if (clock.kind === 'game') return (clock.left[seat] ?? 0) + (clock.reserve[seat] ?? 0)
  return null
}

/** 65 → "1:05"; hours where there are any, and days as hours. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
