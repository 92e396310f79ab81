/** The whole look of a page that stands in. */
export const STYLE = `
:root{color-scheme:light dark;--surface:#faf8f4;--ink:#18242a;--muted:#566168;--accent:#0c5a63;--line:#cfc7b8}
@media (prefers-color-scheme:dark){:root{--surface:#12191c;--ink:#eef1ee;--muted:#a5b0b3;--accent:#7cc4c8;--line:#3b474b}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh;display:grid;place-content:center;justify-items:center;gap:16px;padding:0 20px 56px;
background:var(--surface);color:var(--ink);text-align:center;
font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
svg{display:block;width:24px;height:clamp(132px,26vh,236px);margin-bottom:16px;overflow:visible}
h1{max-width:20em;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}
p{max-width:42ch;color:var(--muted);text-wrap:pretty}
:lang(ja) :is(h1,p),:lang(ko) :is(h1,p){word-break:auto-phrase}
:lang(ko) :is(h1,p){word-break:keep-all}
a{display:inline-block;margin-top:8px;padding:12px 24px;border:1px solid var(--accent);border-radius:10px;color:var(--accent);
font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
small{color:var(--muted);font-size:.875rem}`
