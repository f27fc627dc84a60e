declare const fontkit: { create(file: Uint8Array): object }
export = fontkit
