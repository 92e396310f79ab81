import type { PlaceId } from './places'

const LINES: Record<PlaceId, string> = {
  home: 'M3 9.25 10 3.5l7 5.75M5 8v8.5h10V8M8.25 16.5v-4.5h3.5v4.5',
  tests: 'M5 3.5h10v13H5zM7.75 7.5h4.5M7.75 10.5h4.5M7.75 13.5h2.5',
  learn:
    'M10 5.5C8.25 4.25 6 4 3.25 4.25v11C6 15 8.25 15.25 10 16.5c1.75-1.25 4-1.5 6.75-1.25v-11C14 4 11.75 4.25 10 5.5zM10 5.5v11',
  play: 'M6.5 6.5h7a4 4 0 0 1 4 4.5l-.3 2a1.75 1.75 0 0 1-3 .9L12.75 12.5h-5.5L5.8 13.9a1.75 1.75 0 0 1-3-.9l-.3-2a4 4 0 0 1 4-4.5zM6.75 8.5v2.5M5.5 9.75H8M13.25 9.75h.01',
  me: 'M10 9.75a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.75 16.75c.75-3 3.25-4.5 6.25-4.5s5.5 1.5 6.25 4.5',
}

/** Stands beside the word of its place. */
export function PlaceIcon({ id, className }: { id: PlaceId; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={LINES[id]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
