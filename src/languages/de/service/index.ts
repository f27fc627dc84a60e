import { auditTexts } from './audit.ts'
import { dashboardTexts } from './dashboard.ts'
import { developerTexts } from './developers.ts'
import { serviceTexts } from './errors.ts'
import { generationTexts } from './generations.ts'
import { keyTexts } from './keys.ts'
import { mailTexts } from './mails.ts'
import { problemTexts } from './problems.ts'
import { signInTexts } from './sign-in.ts'
import { usageTexts } from './usage.ts'
import { userTexts } from './users.ts'

export const service = {
  ...serviceTexts,
  ...problemTexts,
  ...mailTexts,
  ...auditTexts,
  ...dashboardTexts,
  ...signInTexts,
  ...keyTexts,
  ...usageTexts,
  ...generationTexts,
  ...developerTexts,
  ...userTexts,
}
