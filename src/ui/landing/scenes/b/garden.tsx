export function Garden() {
  return null
}
