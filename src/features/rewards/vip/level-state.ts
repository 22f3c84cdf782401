/** Where a level is from the player's: passed, the player's own, the next one, or further ahead. */
export function getLevelState(level: number, current: number): 'passed' | 'own' | 'next' | 'ahead' {
  if (level < current) return 'passed'
  if (level === current) return 'own'
  return level === current + 1 ? 'next' : 'ahead'
}
