import type { ReactNode } from 'react'
import type { TestOrder } from './order-steps'

type Props = { kind: TestOrder['examKind']; className?: string }

/** What a test looks like, in a few lines. */
export function TestPicture({ kind, className }: Props) {
  const Drawing = DRAWINGS[kind] ?? Scales
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  )
}

/** A matrix with its open place; sixteen places, one of them taken; two who meet; two halves. */
const DRAWINGS: Partial<Record<Props['kind'], () => ReactNode>> = {
  iq: Matrix,
  types16: Sixteen,
  eq: Meeting,
  left_right: Halves,
}

const STEPS = [0, 1, 2] as const
const FOUR = [0, 1, 2, 3] as const

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

function Sixteen() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {FOUR.flatMap((row) =>
        FOUR.map((column) => {
          const taken = row === 1 && column === 2
          return (
            <circle
              key={`${row}-${column}`}
              cx={28.5 + column * 13}
              cy={16.5 + row * 13}
              r={taken ? 5 : 3.5}
              fill={taken ? 'currentColor' : 'none'}
              opacity={taken ? 1 : 0.6}
            />
          )
        }),
      )}
    </g>
  )
}

function Meeting() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <path
        d="M48 24.5a16 16 0 0 1 0 23 16 16 0 0 1 0-23z"
        fill="currentColor"
        opacity="0.35"
        stroke="none"
      />
      <circle cx="37" cy="36" r="16" />
      <circle cx="59" cy="36" r="16" />
    </g>
  )
}

function Halves() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <path d="M45 14a22 22 0 0 0 0 44z" fill="currentColor" opacity="0.35" stroke="none" />
      <path d="M45 14a22 22 0 0 0 0 44zM51 14a22 22 0 0 1 0 44z" strokeLinejoin="round" />
      <path d="M30 29h9M28 36h11M30 43h9" />
      <path d="M57 28c4 2 7 5 8 8-1 3-4 6-8 8" />
    </g>
  )
}
