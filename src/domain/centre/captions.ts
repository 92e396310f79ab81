export type Cue = { start: number; end: number; text: string }

const TIMES =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})/
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '',
  '&rlm;': '',
}

/** The cues of a WebVTT file, in seconds, as plain text. What is no cue (notes, styles, what has no times) is left out. */
export const parseCaptions = (file: string): Cue[] =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap(cueOf)

const cueOf = (block: string): Cue[] => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const times = TIMES.exec(lines[at] ?? '')
  if (!times) return []
  const [start, end] = [secondsOf(times.slice(1, 4)), secondsOf(times.slice(4, 7))]
  const text = plain(lines.slice(at + 1).join(' '))
  return end > start && text ? [{ start, end, text }] : []
}

const secondsOf = ([hours, minutes, seconds]: string[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()

/** Which cue is heard at a time; -1: none. Where two overlap, the later one. */
export const cueAt = (cues: readonly Cue[], seconds: number): number =>
  cues.findLastIndex(({ start, end }) => start <= seconds && seconds < end)

/** 75 → 1:15. */
export const timeOf = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}
