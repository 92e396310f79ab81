import type { LivePreviewConfig } from 'payload'

type Previewed = 'landing-pages' | 'landing-themes' | 'questions'

/** The form with the screen that it makes beside it, in the language of the form. Widths need no translation. */
export const livePreview = (collection: Previewed): LivePreviewConfig => ({
  url: ({ data, locale }) => `/admin/preview/${locale.code}/${collection}/${data?.id ?? 'new'}`,
  breakpoints: [
    { name: 'phone', label: '360 × 740', width: 360, height: 740 },
    { name: 'tablet', label: '768 × 1024', width: 768, height: 1024 },
    { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
  ],
})
