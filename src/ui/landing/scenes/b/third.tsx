export function Third() {
  return null
}
