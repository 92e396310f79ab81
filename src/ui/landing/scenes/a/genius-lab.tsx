export function GeniusLab() {
  return null
}
