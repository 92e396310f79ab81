/** The plumb line, where Payload has its own sign: at the head of the admin's pages. Its colours follow light and dark. */
export function AdminIcon() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d="M10 1.25h12M16 2v13"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2.25"
      />
      <path
        d="M14.25 14.5h3.5c.5 0 .8.3.9.8l.35 1.7c1.7 1.1 2.75 2.7 2.75 4.6 0 3.4-3.1 5.9-5.4 9.1a.43.43 0 0 1-.7 0c-2.3-3.2-5.4-5.7-5.4-9.1 0-1.9 1.05-3.5 2.75-4.6l.35-1.7c.1-.5.4-.8.9-.8Z"
        fill="var(--theme-success-500)"
      />
    </svg>
  )
}
