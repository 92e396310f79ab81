// The runner puts the landing's own bytes in the place of this page's prerendered file.
export default function Page() {
  return <p>The same bytes.</p>
}
