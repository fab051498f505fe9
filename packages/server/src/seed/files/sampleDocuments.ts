import type { PaperText } from './pdf.ts';

const year = '30 June 2026';

/** Documents that an accounting firm shares with its clients. */
export const sampleDocuments: readonly PaperText[] = [
  {
    title: 'Engagement letter 2026',
    note: 'Terms of our appointment',
    paragraphs: [
      'Thank you for appointing us. This letter sets out what we will do for you in the 2026 financial year, what we ask of you, and how our fees are worked out.',
      '# What we will do',
      'We will prepare the annual financial statements and the income tax return, and lodge the business activity statements each quarter. We will tell you in good time what we need, and when each lodgement falls due.',
      '# What we ask of you',
      'Please keep complete records, answer our questions promptly, and let us know of any change in ownership, address or bank details. You remain responsible for the accuracy of what you give us.',
      '# Fees',
      'Our fees follow the time spent and the skill required. An estimate is attached; we will speak to you before any work that would exceed it.',
      '# Acceptance',
      'Please sign this letter to confirm that you agree with these terms. They stay in force until either of us ends them in writing.',
    ],
  },
  {
    title: 'Income tax return 2026',
    note: `Year ended ${year}`,
    paragraphs: [
      'This return has been prepared from the records you supplied. Please read it carefully before you sign the declaration.',
      '# Declaration',
      'I declare that the information in this return is true and correct and that I authorise my registered tax agent to lodge it.',
    ],
    figures: [
      ['Total income', '412,905.00'],
      ['Deductions', '(268,340.00)'],
      ['Taxable income', '144,565.00'],
      ['Tax payable', '36,141.25'],
      ['Instalments paid', '(31,000.00)'],
      ['Amount payable', '5,141.25'],
    ],
  },
  {
    title: 'Business activity statement',
    note: 'July to September 2026',
    paragraphs: ['The statement below is ready to lodge. It falls due on 28 October 2026.'],
    figures: [
      ['G1 Total sales', '118,430.00'],
      ['1A GST on sales', '10,766.00'],
      ['1B GST on purchases', '(6,214.00)'],
      ['W2 Amounts withheld', '8,950.00'],
      ['9 Amount payable', '13,502.00'],
    ],
  },
  {
    title: 'Solvency resolution',
    note: 'Section 347A of the Corporations Act 2001',
    paragraphs: [
      'The directors have considered the financial position of the company and resolve that, in their opinion, there are reasonable grounds to believe that the company will be able to pay its debts as and when they become due and payable.',
      'This resolution is made within two months of the review date of the company.',
    ],
  },
  {
    title: 'Financial statements 2026',
    note: `Year ended ${year}`,
    paragraphs: [
      'These statements are special purpose financial reports prepared for the use of the members.',
      '# Profit and loss',
    ],
    figures: [
      ['Sales', '1,284,300.00'],
      ['Cost of sales', '(702,150.00)'],
      ['Gross profit', '582,150.00'],
      ['Wages and superannuation', '(318,420.00)'],
      ['Rent and outgoings', '(66,000.00)'],
      ['Depreciation', '(24,310.00)'],
      ['Profit before tax', '173,420.00'],
    ],
  },
  {
    title: 'Trust distribution minutes',
    note: `Resolutions of the trustee, ${year}`,
    paragraphs: [
      'The trustee resolves to distribute the net income of the trust for the year to the beneficiaries in the proportions set out in the schedule, and to set aside the share of each beneficiary under the age of eighteen years.',
      'The minutes of the previous meeting were confirmed. There being no further business, the meeting was closed.',
    ],
  },
  {
    title: 'Superannuation audit report',
    note: 'Self-managed superannuation fund',
    paragraphs: [
      'We have audited the special purpose financial report of the fund and its compliance with the Superannuation Industry (Supervision) Act 1993. In our opinion the trustees have complied, in all material respects, with the requirements of the Act.',
    ],
  },
  {
    title: 'Authority to act',
    note: 'Tax agent and adviser',
    paragraphs: [
      'I authorise the firm to act for me before the Australian Taxation Office and the Australian Securities and Investments Commission, and to receive notices on my behalf, until I withdraw this authority in writing.',
    ],
  },
  {
    title: 'Fee proposal',
    note: 'Advisory services',
    paragraphs: ['We propose the following fixed fees for the coming year, payable by monthly direct debit.'],
    figures: [
      ['Annual compliance', '7,800.00'],
      ['Quarterly statements', '2,400.00'],
      ['Payroll review', '1,150.00'],
      ['Total, GST excluded', '11,350.00'],
    ],
  },
  {
    title: 'Lease review',
    note: 'Summary of terms',
    paragraphs: [
      'We reviewed the lease of your premises. The term is five years with one option of five; the rent is reviewed each year by the consumer price index, and to market at the exercise of the option.',
      'We suggest that you ask for a cap on the market review, and for the outgoings to be audited.',
    ],
  },
];
