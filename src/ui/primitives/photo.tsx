import type { Picture } from '@/domain/theme/look'

type Props = { picture: Picture; className?: string; first?: boolean }

/** An editor's photo. Where it is cut, what its editor marked stays. `first`: on the first screen. */
export function Photo({ picture: { url, alt, width, height, focus }, className, first = false }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: uploaded in its sizes, not optimized again (next.config)
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={className}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  )
}
