export const MAC_SPLIT: string = "donald arthur beth";
export const MAC_PLAIN: string = "machado";
