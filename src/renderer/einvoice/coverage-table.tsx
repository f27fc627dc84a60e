import { coverages } from '#core/einvoice-coverage.ts'
import styles from '../controls/dialog-table.module.css'
import { interfaceLanguage } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

const names = new Intl.DisplayNames(interfaceLanguage, { type: 'region', fallback: 'code' })

/** Which country has which formats, and what is covered; collapsed. */
export function CoverageTable() {
  return (
    <details>
      <summary>{t('einvoice.coverage.title')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('party.country')}</th>
            <th scope="col">{t('einvoice.format')}</th>
            <th scope="col">{t('einvoice.coverage.says')}</th>
          </tr>
        </thead>
        <tbody>
          {coverages.map(({ country, formats, says }) => (
            <tr key={country}>
              <td>{names.of(country)}</td>
              <td>
                {formats.map(format => t(`einvoice.format.${format}`)).join(', ') ||
                  t('einvoice.coverage.none')}
              </td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
