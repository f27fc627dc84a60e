import { coverages } from '#core/einvoice-coverage.ts'
import styles from '../controls/dialog-table.module.css'
import { capitalised, countryName, formatUnits } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'

/** Formats per country and their coverage; collapsed. */
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
          {coverages.map(({ country, formats }) => (
            <tr key={country}>
              <td>{capitalised(countryName(country))}</td>
              <td>
                {formatUnits(formats.map(format => t(`einvoice.format.${format}`))) ||
                  t('einvoice.coverage.none')}
              </td>
              <td>{textOf({ code: 'einvoice.coverage', params: { country } })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
