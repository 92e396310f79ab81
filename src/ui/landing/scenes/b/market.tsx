export function Market() {
  return null
}
