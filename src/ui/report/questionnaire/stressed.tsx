type Props = { said: { before: string; strong: string; after: string }; className?: string | undefined }

/** A sentence with its figure standing out. */
export function Stressed({ said: { before, strong, after }, className }: Props) {
  return (
    <>
      {before}
      <strong className={className}>{strong}</strong>
      {after}
    </>
  )
}
