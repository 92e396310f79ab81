import type { CourseCategory } from '@/domain/centre/content'

/** What a course is about, in a few lines: what is kept longer each time, or feelings that overlap. */
export function CoursePicture({ category, className }: { category: CourseCategory; className?: string }) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {category === 'thinking' ? <Recalls /> : <Feelings />}
      </g>
    </svg>
  )
}

const RECALLS = [
  { x: 18, end: 32, low: 46 },
  { x: 32, end: 54, low: 38 },
  { x: 54, end: 80, low: 30 },
] as const

function Recalls() {
  return (
    <>
      <path d="M18 54h62" opacity="0.45" />
      {RECALLS.map(({ x, end, low }, turn) => (
        <g key={x}>
          <path d={`M${x} 20Q${x + 5} ${low} ${end} ${low}`} />
          <path d={`M${end} ${low}V20`} strokeDasharray="2 2.5" opacity={turn === 2 ? 0 : 1} />
          <circle cx={x} cy="20" r="3" fill="currentColor" stroke="none" />
        </g>
      ))}
    </>
  )
}

function Feelings() {
  return (
    <>
      <circle cx="40" cy="30" r="15" />
      <circle cx="56" cy="30" r="15" strokeDasharray="2 2.5" />
      <circle cx="48" cy="43" r="15" />
      <circle cx="48" cy="34" r="3" fill="currentColor" stroke="none" />
    </>
  )
}
