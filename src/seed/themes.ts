import type { Mark } from '@/domain/catalog/landing'
import type { Palette } from '@/domain/theme/contrast'

type SeedTheme = {
  name: string
  mark: Mark
  colours: Palette
  radius: number
  font: 'humanist' | 'rounded' | 'serif'
}

/** The two themes of the first landing pages: warm paper with petrol, and dark slate with amber. */
export const SEED_THEMES: Record<'paper' | 'slate', SeedTheme> = {
  paper: {
    name: 'Paper and petrol',
    mark: 'plumb',
    radius: 12,
    font: 'humanist',
    colours: {
      surface: '#faf7f1',
      raised: '#ffffff',
      ink: '#1b2530',
      muted: '#59626d',
      accent: '#155e63',
      onAccent: '#ffffff',
      line: '#e3ddd1',
      positive: '#1e6b46',
      danger: '#a3342c',
    },
  },
  slate: {
    name: 'Slate and amber',
    mark: 'curve',
    radius: 4,
    font: 'humanist',
    colours: {
      surface: '#14232b',
      raised: '#1b2f39',
      ink: '#f3eee3',
      muted: '#b3bfc4',
      accent: '#f0b45c',
      onAccent: '#241703',
      line: '#30464f',
      positive: '#8ad2a8',
      danger: '#f5a594',
    },
  },
}
