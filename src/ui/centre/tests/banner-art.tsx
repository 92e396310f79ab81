type Props = { kind: 'iq' | 'types16'; className?: string }

/** A hill with trees in the shapes of the puzzles, and above it the open place of a matrix, or sixteen places with one lit. */
export function BannerArt({ kind, className }: Props) {
  return (
    <svg viewBox="0 0 280 200" className={className} aria-hidden="true" focusable="false">
      <circle cx="226" cy="52" r="22" fill="var(--warm)" opacity="0.55" />
      {kind === 'iq' ? <Matrix /> : <Sixteen />}
      <path d="M0 178c52-2 78-46 140-46s88 44 140 46v22H0z" fill="currentColor" opacity="0.16" />
      <path d="M0 178c52-2 78-46 140-46s88 44 140 46" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <Trees />
    </svg>
  )
}

const THREE = [0, 1, 2] as const
const FOUR = [0, 1, 2, 3] as const

function Matrix() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {THREE.flatMap((row) =>
        THREE.map((column) => {
          const open = row === 2 && column === 2
          const at = { x: 92 + column * 34, y: 14 + row * 34 }
          return (
            <g key={`${row}-${column}`}>
              <rect {...at} width="28" height="28" rx="5" strokeDasharray={open ? '4 4' : undefined} />
              {!open && (
                <circle
                  cx={at.x + 14}
                  cy={at.y + 14}
                  r={3 + ((row + column) % 3) * 2.5}
                  fill="currentColor"
                />
              )}
            </g>
          )
        }),
      )}
    </g>
  )
}

function Sixteen() {
  return (
    <g stroke="currentColor" strokeWidth="1.5">
      {FOUR.flatMap((row) =>
        FOUR.map((column) => {
          const lit = row === 1 && column === 2
          return (
            <circle
              key={`${row}-${column}`}
              cx={104 + column * 25}
              cy={24 + row * 25}
              r={lit ? 11 : 7}
              fill={lit ? 'currentColor' : 'none'}
              opacity={lit ? 1 : 0.6}
            />
          )
        }),
      )}
    </g>
  )
}

function Trees() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M40 173v-12m-9 0 9-22 9 22z" />
      <path d="M66 163v-10" />
      <circle cx="66" cy="144" r="9" />
      <path d="M222 166v-11m-8-16h16v16h-16z" />
      <path d="M248 174v-12m-9 0 9-22 9 22z" />
    </g>
  )
}
