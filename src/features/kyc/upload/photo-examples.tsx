import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './photo-examples.module.css'

const EXAMPLES = ['good', 'cut', 'glare', 'blurred'] as const

/** A photo of an invented identity document, drawn. */
function Photo({ kind }: { readonly kind: (typeof EXAMPLES)[number] }) {
  return (
    <svg className={styles.photo} data-scheme="night" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <g
        className={cx(kind === 'blurred' && styles.blurred)}
        transform={kind === 'cut' ? 'translate(30 22)' : undefined}
      >
        <rect className={styles.document} x="12" y="14" width="72" height="44" rx="4" />
        <path className={styles.band} d="M12 18a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v5H12Z" />
        <rect className={styles.portrait} x="18" y="29" width="20" height="23" rx="2" />
        <circle className={styles.face} cx="28" cy="37" r="4.5" />
        <path className={styles.face} d="M20 52c1-6 4-8 8-8s7 2 8 8Z" />
        <path className={styles.text} d="M44 31h32M44 38h24M44 45h30M44 51h16" />
      </g>
      {kind === 'glare' && (
        <g className={styles.glare}>
          <ellipse cx="58" cy="38" rx="25" ry="15" transform="rotate(-24 58 38)" />
        </g>
      )}
    </svg>
  )
}

/** One photo that can be checked, and three that cannot. */
export function PhotoExamples() {
  const { t } = useTranslation('kyc')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Text as="h3" size="sm" weight="bold" id={id}>
        {t('examples')}
      </Text>
      <ul className={styles.examples}>
        {EXAMPLES.map((kind) => {
          const isGood = kind === 'good'
          return (
            <li key={kind} className={styles.example} data-good={isGood}>
              <div className={styles.frame}>
                <Photo kind={kind} />
                <span className={styles.sign} aria-hidden="true">
                  <Icon name={isGood ? 'check' : 'close'} size={16} />
                </span>
              </div>
              <Text size="sm">
                <VisuallyHidden>
                  <Words>{t(isGood ? 'isGood' : 'isBad')}: </Words>
                </VisuallyHidden>
                <Words>{t(`example.${kind}`)}</Words>
              </Text>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
