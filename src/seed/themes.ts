import type { Palette } from '@/domain/theme/contrast'

type SeedTheme = { name: string; colours: Palette; radius: number; font: 'humanist' | 'rounded' | 'serif' }

/** The two themes of the first landing pages: warm paper with petrol, and cool slate with indigo. */
export const SEED_THEMES: Record<'paper' | 'slate', SeedTheme> = {
  paper: {
    name: 'Paper and petrol',
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
    name: 'Slate and indigo',
    radius: 6,
    font: 'serif',
    colours: {
      surface: '#f3f5f9',
      raised: '#ffffff',
      ink: '#141a2a',
      muted: '#525c70',
      accent: '#35408f',
      onAccent: '#ffffff',
      line: '#d8dde8',
      positive: '#1c6a4a',
      danger: '#a1303a',
    },
  },
}
