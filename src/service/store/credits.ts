/** A billed generation that is not charged. */
export interface Credit {
  job_id: string
  account_id: string
  /** of the job */
  key_id: string
  template: string
  reason: string
  /** when it was given */
  created_at: string
}

export interface RepeatedNumber {
  job_id: string
  earlier_job_id: string
  invoice_number: string
  created_at: string
}
