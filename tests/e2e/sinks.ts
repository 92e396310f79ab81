const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&#x3c;': '<', '&#x3e;': '>' }
const decoded = (text: string) => text.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity)
const unescaped = (text: string) =>
  text.replace(/\\(?:u00|x)(\w\w)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
const percentDecoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const TEMPLATE = /\$\{(.+?)\}|\{\{(.+?)\}\}|<%=(.+?)%>/g

/** A page into which a text was put without care, by the mistake. */
export const SINKS = {
  element: (words: string) => `<div>${words}</div>`,
  'attribute in double quotes': (words: string) => `<img alt="${words}" src="x">`,
  'attribute in single quotes': (words: string) => `<img alt='${words}' src='x'>`,
  'attribute without quotes': (words: string) => `<img src=x alt=${words}>`,
  title: (words: string) => `<title>${words}</title>`,
  textarea: (words: string) => `<textarea>${words}</textarea>`,
  comment: (words: string) => `<!-- ${words} -->`,
  style: (words: string) => `<style>${words}</style>`,
  'value of a style': (words: string) => `<div style="color:${words}">x</div>`,
  'script in double quotes': (words: string) => `<script>var x = "${words}"</script>`,
  'script in double quotes, quotes escaped': (words: string) =>
    `<script>var x = "${words.replaceAll('"', '\\"')}"</script>`,
  'script in single quotes': (words: string) => `<script>var x = '${words}'</script>`,
  'script in a template': (words: string) => `<script>var x = \`${words}\`</script>`,
  'comment of a script': (words: string) => `<script>// ${words}\n</script>`,
  link: (words: string) => `<a href="${words}">x</a>`,
  'decoded entities': (words: string) => `<div>${decoded(words)}</div>`,
  'decoded percents': (words: string) => `<div>${percentDecoded(words)}</div>`,
  'escapes of a script': (words: string) => `<div>${unescaped(words)}</div>`,
  'normalized letters': (words: string) => `<div>${words.normalize('NFKC')}</div>`,
  'evaluated template': (words: string) =>
    [...words.matchAll(TEMPLATE)].map(([, a, b, c]) => `<script>${a ?? b ?? c}</script>`).join(''),
  markdown: (words: string) => words.replace(/\[(.*?)\]\((.*?)\)/g, '<a href="$2">$1</a>'),
}
