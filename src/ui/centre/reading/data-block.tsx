/**
 * Facts of a page for search engines (JSON-LD). No browser runs it; `<` is written as its code, so no text in it can end the
 * element.
 */
export function DataBlock({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{dataText(data)}</script>
}

export const dataText = (data: Record<string, unknown>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
