import type { CSSProperties } from 'react'
import { contrast } from '@/domain/theme/contrast'
import type { Theme } from '@/domain/theme/look'

const FONTS: Record<Theme['font'], string> = {
  humanist: 'var(--font-body)',
  rounded: 'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Nunito, var(--font-body)',
  serif: '"Iowan Old Style", "Palatino Linotype", Charter, "Source Serif 4", Georgia, serif',
}

/** A theme as custom properties for its root, which also carries `data-theme`. */
export const themeStyle = ({ palette, radius, font }: Theme): CSSProperties => {
  const { onAccent, ...colours } = palette
  const named = Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--${token}`, colour]))
  return {
    ...named,
    '--on-accent': onAccent,
    '--radius': `${radius}px`,
    '--font-display': FONTS[font],
    colorScheme:
      contrast(palette.surface, '#ffffff') > contrast(palette.surface, '#000000') ? 'dark' : 'light',
  } as CSSProperties
}
