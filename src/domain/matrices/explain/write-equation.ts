import type { ExplanationStep } from './explanation'

/** The open line of an arithmetic rule as an equation: `2 + 3 = 5`, or `270° + 135° − 360° = 45°`; else empty. */
export const writeEquation = ({ rule, by, values }: ExplanationStep): string => {
  const [a = 0, b = 0, c = 0] = values.map((value) => value ?? 0)
  const sign = by === 1 ? '+' : '−'
  if (rule === 'arithmetic') return `${a} ${sign} ${b} = ${c}`
  if (rule !== 'composition') return ''
  const turns = by === 1 ? a + b : a - b
  const round = turns >= FULL ? ' − 360°' : turns < 0 ? ' + 360°' : ''
  return `${degrees(a)} ${sign} ${degrees(b)}${round} = ${degrees(c)}`
}

const FULL = 8

const degrees = (eighths: number): string => `${eighths * 45}°`
