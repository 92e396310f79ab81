import type { ReactNode } from 'react'

export const PreviousIcon = () => <Icon path="m12 4.5-5.5 5.5 5.5 5.5" />
export const NextIcon = () => <Icon path="m8 4.5 5.5 5.5L8 15.5" />
export const UpIcon = () => <Icon path="m4.5 12 5.5-5.5 5.5 5.5" />
export const DownIcon = () => <Icon path="m4.5 8 5.5 5.5L15.5 8" />
export const PlusIcon = () => <Icon path="M10 4v12M4 10h12" />
export const MinusIcon = () => <Icon path="M4 10h12" />
export const FitIcon = () => <Icon path="M3 4v12M17 4v12M5.5 10h9M8 7.5 5.5 10 8 12.5m4-5 2.5 2.5-2.5 2.5" />

function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
