export function Bicycle() {
  return null
}
