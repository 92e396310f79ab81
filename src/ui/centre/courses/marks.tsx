type Kind = 'finished' | 'locked'

const LINES: Record<Kind, string> = {
  finished: 'M4.5 10.5l3.5 3.5 7.5-8',
  locked:
    'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5A1.5 1.5 0 0 1 14.5 17h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9zM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9M10 12.25v1.5',
}

/** Stands beside the word that says the same. */
export function Mark({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={LINES[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
