import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameHelp } from '#generated/http/schemas/game-help.ts'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './game-help.module.css'

/** What wins in a game, and how many times the bet it pays. */
export function PayTable({ rows }: { readonly rows: NonNullable<GameHelp['payTable']> }): ReactElement {
  const id = useId()
  const { t, i18n } = useTranslation('play')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (
    <section>
      <SectionHeader title={t('payTable')} id={id} />
      <table className={styles.payTable} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('payTableWhat')}</th>
            <th scope="col">{t('payTablePays')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, pays }) => (
            <tr key={`${name} ${String(pays)}`}>
              <td>{name}</td>
              <td>{number.format(pays)}×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
