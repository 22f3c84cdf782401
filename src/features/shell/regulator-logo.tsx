import styles from './shell-footer.module.css'

/**
 * Invented: no such regulator exists. An operator puts the logos and names of those that have licensed them here. The
 * names say so too, so that a picture of a demonstration fools nobody.
 */
export const REGULATORS = [
  { id: 'scales', name: 'Demo Gaming Board' },
  { id: 'shield', name: 'Demo Fair Play Office' },
  { id: 'hands', name: 'Demo Player Care' },
] as const

const SHAPES: Record<(typeof REGULATORS)[number]['id'], string> = {
  scales: 'M32 15v34M22 49h20M16 22h32M16 22l-6 14h12ZM48 22l-6 14h12Z',
  shield: 'M32 13 49 19v12c0 11-7 18-17 22-10-4-17-11-17-22V19ZM24 32l6 6 11-12',
  hands: 'M32 49C20 41 13 34 13 26a9 9 0 0 1 19-3 9 9 0 0 1 19 3c0 8-7 15-19 23ZM24 28h16M32 20v16',
}

/** A neutral mark, drawn by us. */
export function RegulatorLogo({ id }: { id: (typeof REGULATORS)[number]['id'] }) {
  return (
    <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="30" />
      <path d={SHAPES[id]} />
    </svg>
  )
}
