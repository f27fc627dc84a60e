import type { jsPDF } from 'jspdf'

export declare function autoTable(document: jsPDF, options: object): void
