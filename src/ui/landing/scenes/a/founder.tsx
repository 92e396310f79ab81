export function Founder() {
  return null
}
