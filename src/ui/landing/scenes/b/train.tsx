export function Train() {
  return null
}
