import sharp from 'sharp'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** What a strict XML parser (libxml, by which sharp reads SVG) says is wrong with a document; null: it is well-formed. */
export const xmlFaultOf = async (document: string): Promise<string | null> => {
  if (!document.startsWith(DECLARATION)) return 'no declaration'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${document.slice(DECLARATION.length)}</svg>`
  return sharp(Buffer.from(drawing))
    .metadata()
    .then(
      () => null,
      (error: Error) => error.message,
    )
}
