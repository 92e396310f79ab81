import type { TestOrder } from './order-steps'

type Props = { kind: TestOrder['examKind']; className?: string }

/** What a test looks like, in a few lines: a matrix with its open place, or the steps of a scale. */
export function TestPicture({ kind, className }: Props) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true" focusable="false">
      {kind === 'iq' ? <Matrix /> : <Scales />}
    </svg>
  )
}

const STEPS = [0, 1, 2] as const

function Matrix() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {STEPS.flatMap((row) =>
        STEPS.map((column) => {
          const open = row === 2 && column === 2
          const at = { x: 26 + column * 16, y: 14 + row * 16 }
          return (
            <g key={`${row}-${column}`}>
              <rect {...at} width="12" height="12" rx="2" strokeDasharray={open ? '2 2.5' : undefined} />
              {!open && (
                <circle
                  cx={at.x + 6}
                  cy={at.y + 6}
                  r={1.5 + ((row + column) % 3)}
                  fill="currentColor"
                  stroke="none"
                />
              )}
            </g>
          )
        }),
      )}
    </g>
  )
}

function Scales() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      {STEPS.map((row) => {
        const y = 22 + row * 14
        return (
          <g key={row}>
            <path d={`M24 ${y}h48`} opacity="0.45" />
            <circle cx={[56, 36, 62][row]} cy={y} r="4" fill="currentColor" stroke="none" />
          </g>
        )
      })}
    </g>
  )
}
