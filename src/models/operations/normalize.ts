/** Body of the three normalizers. */
export interface NormalizeRequest {
  /** The text to normalize. */
  value: string;
}

/** Data of the three normalizers. */
export interface NormalizeData {
  normalized: string;
}

/** Body of the address normalizer. */
export type NormalizeAddressRequest = NormalizeRequest;
/** Data of the address normalizer. */
export type NormalizeAddressData = NormalizeData;
/** Body of the person-name normalizer. */
export type NormalizePersonNameRequest = NormalizeRequest;
/** Data of the person-name normalizer. */
export type NormalizePersonNameData = NormalizeData;
/** Body of the URL normalizer. */
export type NormalizeUrlRequest = NormalizeRequest;
/** Data of the URL normalizer. */
export type NormalizeUrlData = NormalizeData;
