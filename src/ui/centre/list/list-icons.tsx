import type { ReactNode } from 'react'

type Props = { className?: string }

export const SearchIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="8.75" cy="8.75" r="5" />
    <path d="m12.5 12.5 4 4" />
  </Icon>
)

export const ClearIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Icon>
)

export const LockIcon = (props: Props) => (
  <Icon {...props}>
    <rect x="4" y="9" width="12" height="8" rx="1.5" />
    <path d="M6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9M10 12.25v1.5" />
  </Icon>
)

function Icon({ className, children }: Props & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
